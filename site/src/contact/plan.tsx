import type { ApiResponse } from 'client/call.ts';
import type { getPlan, PlanFeature } from 'contract/contact.ts';
import { fallbackLang } from '../text/fallback-lang.ts';
import { usePageText } from '../text/use-text.tsx';
import type { Point } from './coordinates.ts';
import styles from './plan.module.css';
import { placeNames } from './plan-names.ts';
import { type Projection, drawPath, projectionAround, scaleBar } from './plan-projection.ts';

type PlanProps = {
  /** Undefined when there is no plan or it failed to load: the marker is then shown alone. */
  plan: ApiResponse<typeof getPlan> | undefined;
  point: Point;
  zoom: number;
  name: string;
};

/**
 * The streets around the point, drawn to the scale of the zoom. Nested `svg` elements move the origin, which
 * percentages alone cannot do.
 */
export function Plan({ plan, point, zoom, name }: PlanProps) {
  const text = usePageText('contact').map;
  const project = projectionAround(point, zoom);
  const bar = scaleBar(point.latitude, zoom);
  const features = plan?.data.features ?? [];
  return (
    <svg className={styles.plan} width="100%" height="100%" aria-hidden="true">
      <svg x="50%" y="50%" overflow="visible">
        {features.map((feature, index) => (
          <Shape key={index} feature={feature} project={project} />
        ))}
        {placedNames(features, project).map(({ text: written, x, y, degrees }) => {
          const upright = Math.abs(degrees) > 60 && /\p{Script=Han}/u.test(written);
          return (
            <text
              key={written}
              className={styles.name}
              data-upright={upright || undefined}
              textAnchor="middle"
              dy={upright ? undefined : '0.34em'}
              transform={`translate(${x} ${y}) rotate(${upright ? degrees - 90 * Math.sign(degrees) : degrees})`}
            >
              {written}
            </text>
          );
        })}
        <path className={styles.pin} d="M0 0C-3-9-15-17-15-30a15 15 0 0 1 30 0C15-17 3-9 0 0Z" />
        <path className={styles.pinMark} d="M0-37.5l6.5 3.75v7.5L0-22.5l-6.5-3.75v-7.5Z" />
        <text className={styles.pinName} x="22" y="-25">
          {name}
        </text>
      </svg>
      <svg y="100%" overflow="visible">
        <path className={styles.bar} d={`M16-22v6h${bar.pixels}v-6`} />
        <text className={styles.quiet} x={16 + bar.pixels / 2} y="-24" textAnchor="middle">
          {text.metres(bar.metres)}
        </text>
      </svg>
      {plan === undefined ? null : (
        <svg x="100%" y="100%" overflow="visible">
          <text
            className={styles.quiet}
            x="-12"
            y="-14"
            textAnchor="end"
            lang={fallbackLang(plan, '/data/attribution')}
          >
            {plan.data.attribution}
          </text>
        </svg>
      )}
    </svg>
  );
}

function Shape({ feature: { properties, geometry }, project }: { feature: PlanFeature; project: Projection }) {
  const path = drawPath(geometry, project);
  if (geometry.type !== 'LineString') return <path className={styles.area} data-kind={properties.kind} d={path} />;
  if (properties.kind !== 'rail') return <path className={styles.line} data-kind={properties.kind} d={path} />;
  return (
    <>
      <path className={styles.line} data-kind="rail" d={path} />
      <path className={styles.sleepers} d={path} />
    </>
  );
}

function placedNames(features: readonly PlanFeature[], project: Projection) {
  return placeNames(
    features.flatMap(({ properties, geometry }) => {
      if (properties.name === '') return [];
      return [{ text: properties.name, line: lineOf(geometry).map(project) }];
    }),
  );
}

/** An area's name runs across its middle. */
function lineOf(geometry: PlanFeature['geometry']): [number, number][] {
  if (geometry.type === 'LineString') return geometry.coordinates;
  const ring = (geometry.type === 'Polygon' ? geometry.coordinates[0] : geometry.coordinates[0]?.[0]) ?? [];
  const [longitudes, latitudes] = [ring.map(([longitude]) => longitude), ring.map(([, latitude]) => latitude)];
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  return [
    [Math.min(...longitudes), middle],
    [Math.max(...longitudes), middle],
  ];
}
