import type { Rewards } from 'contract/settings.ts';
import { type ReactNode, useId } from 'react';
import field from '../parts/fields/field.module.css';
import { Field } from '../parts/fields/field.tsx';
import primitives from '../parts/primitives.module.css';
import { useHydrated } from '../parts/use-hydrated.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';
import type { Estimate } from './estimate-reward.ts';
import { EstimateLines } from './estimate-lines.tsx';
import { formatReward } from './format-amount.ts';
import styles from './reward-calculator.module.css';
import { useAnnouncement } from './use-announcement.ts';
import type { ClaimInput } from './use-claim-input.ts';

type RewardCalculatorProps = {
  rewards: Rewards;
  claim: ClaimInput;
  estimate: Estimate | undefined;
};

/**
 * Estimates the reward of a report in the browser; nothing is sent. Without scripts it shows its first example and is
 * disabled.
 */
export function RewardCalculator({ rewards, claim, estimate }: RewardCalculatorProps) {
  const { estimate: text, rewards: words, yuan } = usePageText('supervision');
  const locale = useLocale();
  const hydrated = useHydrated();
  const titleId = useId();
  const { parsed } = claim;
  const error = 'error' in parsed ? text.errors[parsed.error] : undefined;
  const announcement = useAnnouncement(error ?? (estimate === undefined ? text.nothing : announce(estimate)));

  function announce({ atLeast, total }: Estimate): string {
    return text.announce(atLeast ? text.totalAtLeast : text.total, yuan(formatReward(locale, total), total));
  }

  return (
    <fieldset
      className={`${styles.calculator} ${primitives.panel} ${primitives.alignTop}`}
      disabled={!hydrated}
      aria-labelledby={titleId}
    >
      <h3 id={titleId}>{text.title}</h3>
      <Field label={text.loss} hint={text.hint} error={error}>
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            autoComplete="off"
            enterKeyHint="done"
            maxLength={40}
            value={claim.entered}
            onChange={(event) => claim.enter(event.target.value)}
          />
        )}
      </Field>
      <fieldset className={`${styles.cases} ${primitives.stack}`}>
        <legend className={`${primitives.label} ${primitives.strong}`}>{text.cases}</legend>
        <Tick checked={claim.nonStateBribery} onChange={claim.setNonStateBribery}>
          {words.nonStateBribery}
        </Tick>
        <Tick checked={claim.otherCriminalCase} onChange={claim.setOtherCriminalCase}>
          {words.otherCriminalCase}
        </Tick>
      </fieldset>
      <div className={`${styles.result} ${primitives.alignTop} ${primitives.topBorder}`}>
        {estimate === undefined || 'error' in parsed ? (
          <p className={`${styles.empty} ${primitives.quiet}`}>{text.nothing}</p>
        ) : (
          <EstimateLines rewards={rewards} claim={{ ...claim, recoveredLoss: parsed.amount }} estimate={estimate} />
        )}
        <p className={`${primitives.small} ${primitives.quiet}`}>{text.approval}</p>
      </div>
      <p className={styles.needsScripts}>{text.needsScripts}</p>
      {/* A live region, which is announced when its text changes. */}
      <output className={primitives.visuallyHidden}>{announcement}</output>
    </fieldset>
  );
}

type TickProps = { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode };

function Tick({ checked, onChange, children }: TickProps) {
  return (
    <label className={`${field.option} ${primitives.small}`}>
      <input
        type="checkbox"
        className={`${field.box} ${primitives.fieldFrame} ${primitives.centred}`}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.case}>{children}</span>
    </label>
  );
}
