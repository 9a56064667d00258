/** The positions of a shape on the map: longitude and latitude, each within its bounds. */
import { InputNumber } from 'antd';
import { fieldLabel } from '../../content-kinds/field-labels.ts';
import { useTexts } from '../../text/use-language.ts';
import styles from './coordinates-field.module.css';
import { AddRowButton, RemoveRowButton } from './row-buttons.tsx';
import { keyOfRow } from './row-key.ts';
import type { ValueFieldProps } from './value-field-props.ts';

/** How deep positions lie: a line is a list of them, a polygon a list of rings, and so on. */
export function depthOfCoordinates(value: unknown): number {
  return Array.isArray(value) ? 1 + depthOfCoordinates(value[0]) : 0;
}

/** A ring without its last position, which is the first one again. */
export function openedRing(ring: readonly unknown[]): readonly unknown[] {
  const isClosed = ring.length > 1 && JSON.stringify(ring[0]) === JSON.stringify(ring.at(-1));
  return isClosed ? ring.slice(0, -1) : ring;
}

export function closedRing(positions: readonly unknown[]): unknown[] {
  return positions.length === 0 ? [] : [...positions, positions[0]];
}

const steps = 0.0001;
const limits = { longitude: 180, latitude: 90 } as const;

export function CoordinatesField({ name, value, isReadOnly, onChange }: ValueFieldProps) {
  const texts = useTexts();
  return (
    <fieldset className={styles.group}>
      <legend>{fieldLabel(name, texts)}</legend>
      <Part value={value} depth={Math.max(2, depthOfCoordinates(value))} isRing={false} {...{ isReadOnly, onChange }} />
    </fieldset>
  );
}

type PartProps = {
  value: unknown;
  depth: number;
  isRing: boolean;
  isReadOnly: boolean;
  onChange: (value: unknown) => void;
};

/** Two levels are a line or a ring of positions; more levels are groups of those. */
function Part({ value, depth, isRing, isReadOnly, onChange }: PartProps) {
  const { structure } = useTexts().publishing;
  const parts: readonly unknown[] = Array.isArray(value) ? value : [];
  if (depth === 2)
    return (
      <Positions
        positions={isRing ? openedRing(parts) : parts}
        isReadOnly={isReadOnly}
        onChange={(positions) => onChange(isRing ? closedRing(positions) : positions)}
      />
    );
  return parts.map((part, index) => (
    <fieldset key={keyOfRow(part, index)} className={styles.part}>
      <legend>{structure.row(index + 1)}</legend>
      <Part
        value={part}
        depth={depth - 1}
        isRing
        isReadOnly={isReadOnly}
        onChange={(changed) => onChange(parts.with(index, changed))}
      />
    </fieldset>
  ));
}

function Positions({
  positions,
  isReadOnly,
  onChange,
}: {
  positions: readonly unknown[];
  isReadOnly: boolean;
  onChange: (positions: unknown[]) => void;
}) {
  const texts = useTexts();
  const rows = positions.map((position): readonly unknown[] => (Array.isArray(position) ? position : []));
  const field = (index: number, axis: 0 | 1) => {
    const name = axis === 0 ? 'longitude' : 'latitude';
    const number = rows[index]?.[axis];
    return (
      <InputNumber
        aria-label={`${fieldLabel(name, texts)} ${index + 1}`}
        className={styles.number ?? ''}
        min={-limits[name]}
        max={limits[name]}
        step={steps}
        controls={false}
        disabled={isReadOnly}
        value={typeof number === 'number' ? number : null}
        onChange={(changed) => onChange(rows.with(index, (rows[index] ?? []).with(axis, changed ?? 0)))}
      />
    );
  };
  return (
    <div className={styles.positions}>
      <span>{fieldLabel('longitude', texts)}</span>
      <span>{fieldLabel('latitude', texts)}</span>
      <span />
      {rows.map((position, index) => (
        <div key={keyOfRow(position, index)} className={styles.position}>
          {field(index, 0)}
          {field(index, 1)}
          {isReadOnly ? null : <RemoveRowButton remove={() => onChange(rows.toSpliced(index, 1))} />}
        </div>
      ))}
      {isReadOnly ? null : <AddRowButton onClick={() => onChange([...rows, [...(rows.at(-1) ?? [0, 0])]])} />}
    </div>
  );
}
