import { useId } from 'react';
import { usePageText } from '../text/use-text.tsx';
import { type ChosenUnits, metalUnits, resistivityUnits, type ShownUnit } from './show-units.ts';
import styles from './unit-switches.module.css';

type UnitSwitchesProps = { units: ChosenUnits; onChange: (units: ChosenUnits) => void };

/** In which units the tables write what is written in two; density is always g/cm³ and says so. */
export function UnitSwitches({ units, onChange }: UnitSwitchesProps) {
  const text = usePageText('typical-values');
  return (
    <fieldset className={styles.switches}>
      <legend className={styles.legend}>{text.unitsOf.label}</legend>
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
      <p className={styles.switch}>
        <span className={styles.label}>{text.unitsOf.density}</span>
        <span className={styles.only}>{text.units.gramPerCubicCentimetre}</span>
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
    <div className={styles.switch} role="radiogroup" aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <span className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice} className={styles.choice}>
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
