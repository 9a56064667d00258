import { useId } from 'react';
import primitives from '../parts/primitives.module.css';
import { usePageText } from '../text/use-text.tsx';
import { type ChosenUnits, metalUnits, resistivityUnits, type ShownUnit } from './unit-scale.ts';
import styles from './unit-switches.module.css';

type UnitSwitchesProps = { units: ChosenUnits; onChange: (units: ChosenUnits) => void };

/** Switches between the units of the tables; density is always g/cm³. */
export function UnitSwitches({ units, onChange }: UnitSwitchesProps) {
  const text = usePageText('typical-values');
  return (
    <fieldset className={`${styles.switches} ${primitives.wrap}`}>
      <legend className={primitives.visuallyHidden}>{text.unitsOf.label}</legend>
      <Switch
        label={text.unitsOf.metals}
        choices={metalUnits}
        chosen={units.metals}
        onChoose={(metals) => onChange({ ...units, metals })}
      />
      <Switch
        label={text.unitsOf.resistivity}
        choices={resistivityUnits}
        chosen={units.resistivity}
        onChoose={(resistivity) => onChange({ ...units, resistivity })}
      />
      <p className={`${styles.switch} ${primitives.smallSize} ${primitives.row}`}>
        <span className={primitives.quiet}>{text.unitsOf.density}</span>
        <span className={primitives.strong}>{text.units.gramPerCubicCentimetre}</span>
      </p>
    </fieldset>
  );
}

type SwitchProps<Choice extends ShownUnit> = {
  label: string;
  choices: readonly Choice[];
  chosen: Choice;
  onChoose: (choice: Choice) => void;
};

function Switch<Choice extends ShownUnit>({ label, choices, chosen, onChoose }: SwitchProps<Choice>) {
  const { units } = usePageText('typical-values');
  const id = useId();
  return (
    <div
      className={`${styles.switch} ${primitives.smallSize} ${primitives.row}`}
      role="radiogroup"
      aria-labelledby={id}
    >
      <span id={id} className={primitives.quiet}>
        {label}
      </span>
      <span className={styles.choices}>
        {choices.map((choice) => (
          <label
            key={choice}
            className={`${styles.choice} ${primitives.containingBlock} ${primitives.quiet} ${primitives.centred}`}
          >
            <input
              type="radio"
              name={id}
              className={styles.input}
              checked={choice === chosen}
              onChange={() => onChoose(choice)}
            />
            {units[choice]}
          </label>
        ))}
      </span>
    </div>
  );
}
