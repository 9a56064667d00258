import type { StopKind, TransportMode } from 'contract/blocks.ts';
import { Fragment, type ReactNode } from 'react';
import type { NamePosition } from './label-candidates.ts';
import { placeLabels, placePhoneNames } from './label-placement.ts';
import type { Point } from './map-projection.ts';
import {
  type Curve,
  drawingSize,
  headingOn,
  type Inset,
  insetScale,
  insetShape,
  isInside,
  type Leg,
  margin,
  positionInPercent,
  pointOn,
  type Stop,
} from './route-plan.ts';
import styles from './routes-plan.module.css';

type RoutesPlanProps = {
  stops: readonly Stop[];
  curves: readonly (Curve & { leg: Leg })[];
  /** The map with its named straits; undefined for a plan. */
  straits: readonly (Point & { name: string })[] | undefined;
  /** The part of a map that phones show larger below it. */
  inset?: Inset | undefined;
  /** The part of the map that this drawing shows. */
  frame?: Inset | undefined;
};

/**
 * Lines scale with the drawing; text and marks do not. Lines are therefore in a nested `svg` in the plan's units, and
 * everything else is positioned by percentages. The list beside it gives the same information to screen readers.
 */
export function RoutesPlan({ stops, curves, straits, inset, frame }: RoutesPlanProps) {
  const { names, passageNames, durations, arrowheads } = placeLabels(stops, curves, straits);
  const phoneStops = inset === undefined ? stops : stops.filter((stop) => !isInside(stop, inset));
  const phoneNames = straits === undefined ? [] : placePhoneNames(phoneStops, curves);
  return (
    <svg className={styles.plan} aria-hidden="true">
      <svg
        className={styles.lines}
        viewBox={`${-margin.across} ${-margin.down} ${drawingSize.width} ${drawingSize.height}`}
        width="100%"
        height="100%"
      >
        {straits === undefined ? <path className={styles.grid} d={gridLines} /> : null}
        {curves.map((curve, index) => (
          <ModePaths key={index} mode={curve.leg.mode} path={curve.path} />
        ))}
      </svg>
      {curves.map((curve, index) => {
        const part = arrowheads[index]?.position;
        return part === undefined ? null : (
          <At key={index} point={pointOn(curve, part)}>
            <path
              className={styles.heading}
              data-label
              d="M-5-6H-1L5 0L-1 6H-5L1 0z"
              transform={`rotate(${headingOn(curve, part)})`}
            />
          </At>
        );
      })}
      {stops.map((stop) => (
        <At key={stop.key} point={stop}>
          <path className={styles.stop} data-kind={stop.kind} d={marks[stop.kind]} />
        </At>
      ))}
      {curves.map((curve, index) => {
        const position = durations[index]?.position;
        if (position === undefined) return null;
        const point = pointOn(curve, position.part);
        // The frame's side would cut it.
        if (frame !== undefined && !isInside(point, withoutSides(frame))) return null;
        return (
          <text
            key={index}
            className={styles.days}
            {...positionInPercent(point)}
            dx={position.right}
            dy={position.down + 4}
          >
            {curve.leg.days}
          </text>
        );
      })}
      {straits?.map((strait, index) => (
        <Fragment key={strait.name}>
          <At point={strait}>
            <circle className={styles.strait} r="4" />
          </At>
          <Name className={styles.straitName} point={strait} position={passageNames[index]?.position} />
        </Fragment>
      ))}
      {stops.map((stop, index) => (
        <Name key={stop.key} className={styles.name} point={stop} position={names[index]?.position} />
      ))}
      <g data-phone>
        {inset === undefined ? null : (
          <rect
            className={styles.insetFrame}
            {...positionInPercent(inset)}
            width={`${(inset.width / drawingSize.width) * 100}%`}
            height={`${(inset.height / drawingSize.height) * 100}%`}
          />
        )}
        {phoneStops.map((stop, index) => (
          <Name key={stop.key} className={styles.name} point={stop} position={phoneNames[index]?.position} />
        ))}
      </g>
    </svg>
  );
}

/** A part of the map, larger, with all labels. */
export function RoutesInset({
  inset,
  coasts,
  ...plan
}: Omit<RoutesPlanProps, 'inset' | 'frame'> & { inset: Inset; coasts: string }) {
  const scaleDown = (insetScale * insetShape * drawingSize.height) / drawingSize.width;
  const coastsShare = (100 * coastsHeight) / drawingSize.height;
  return (
    <svg className={styles.inset} aria-hidden="true">
      <svg
        x={`${(-100 * insetScale * (inset.across + margin.across)) / drawingSize.width}%`}
        y={`${(-100 * scaleDown * (inset.down + margin.down)) / drawingSize.height}%`}
        width={`${100 * insetScale}%`}
        height={`${100 * scaleDown}%`}
        overflow="visible"
      >
        <image href={coasts} width="100%" y={`${(100 - coastsShare) / 2}%`} height={`${coastsShare}%`} />
        <RoutesPlan {...plan} frame={inset} />
      </svg>
    </svg>
  );
}

function withoutSides({ across, width, ...frame }: Inset): Inset {
  return { ...frame, across: across + width * 0.15, width: width * 0.7 };
}

/** The coasts are higher than the drawing, which is in their middle. */
const coastsHeight = 91.2;

type NameProps = { className: string | undefined; point: Point; position: NamePosition | undefined };

function Name({ className, point, position }: NameProps) {
  if (position === undefined) return null;
  const { x, y } = positionInPercent(point);
  return (
    <>
      {position.line === undefined ? null : (
        <At point={point}>
          <path className={styles.leader} data-label d={`M0 0L${position.line.right} ${position.line.down}`} />
        </At>
      )}
      <text className={className} y={y} textAnchor={position.anchor}>
        {position.lines.map((line, row) => (
          <tspan key={row} x={x} dx={position.right} dy={row === 0 ? position.down : '1.25em'}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}

function At({ point, children }: { point: Point; children: ReactNode }) {
  return (
    <svg {...positionInPercent(point)} width="1" height="1" overflow="visible">
      {children}
    </svg>
  );
}

/** A railway is a wide line with gaps drawn over it. */
function ModePaths({ mode, path }: { mode: TransportMode; path: string }) {
  return (
    <>
      <path className={styles.line} data-mode={mode} d={path} />
      {mode === 'rail' ? <path className={styles.gaps} d={path} /> : null}
    </>
  );
}

export function ModeLine({ mode }: { mode: TransportMode }) {
  return (
    <svg className={styles.sample} viewBox="0 0 44 10" width="44" height="10" aria-hidden="true">
      <ModePaths mode={mode} path="M1 5H43" />
    </svg>
  );
}

export function StopMark({ kind }: { kind: StopKind }) {
  return (
    <svg className={styles.sample} viewBox="-10 -10 20 20" width="20" height="20" aria-hidden="true">
      <path className={styles.stop} data-kind={kind} d={marks[kind]} />
    </svg>
  );
}

/** The grid extends beyond the plan, since the drawing is centred in a higher container. */
const gridLines = [
  ...Array.from({ length: 11 }, (_, index) => `M${index * 10} -60V120`),
  ...Array.from({ length: 19 }, (_, index) => `M${-margin.across} ${(index - 6) * 10}H${100 + margin.across}`),
].join('');

const marks: Record<StopKind, string> = {
  works: 'M-6-6H6V6H-6z',
  hub: 'M-6 0A6 6 0 0 1 6 0A6 6 0 0 1-6 0z',
  port: 'M0-8L8 0L0 8L-8 0z',
  border: 'M-7-5H7V5H-7zM0-8V8',
  customer: 'M0-7L7 5H-7z',
};
