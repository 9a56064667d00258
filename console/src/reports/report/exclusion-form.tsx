import { Alert, Button, Checkbox } from 'antd';
import { EyeOff, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '../../shell/session.tsx';
import { useTexts } from '../../text/use-language.ts';
import styles from './exclusions.module.css';
import type { ExclusionControls } from './use-exclusions.ts';

/** The accounts that can be excluded. One is chosen by its box. */
export function ExclusionChoices({ controls, legend }: { controls: ExclusionControls; legend: string }) {
  const texts = useTexts().reports.exclusions;
  const { account } = useSession();
  const { choices, accountIds, choose, isPending, isSelfChosen, problem } = controls;
  return (
    <>
      <fieldset className={styles.choices} disabled={isPending}>
        <legend>{legend}</legend>
        {choices.length === 0 ? <p className={styles.hint}>{texts.none}</p> : null}
        {choices.map(({ accountId, name, hasKey }) => (
          <Checkbox
            key={accountId}
            checked={accountIds.includes(accountId)}
            onChange={({ target }) => choose(accountId, target.checked)}
          >
            <span dir="auto">{name}</span>
            <small>
              {[accountId === account.id && texts.yourself, !hasKey && texts.noKey].filter(Boolean).join(' · ')}
            </small>
          </Checkbox>
        ))}
      </fieldset>
      <div aria-live="polite" className={styles.alerts}>
        {isSelfChosen ? <Alert type="warning" showIcon title={texts.selfWarning} /> : null}
        {problem === undefined ? null : <Alert type="error" showIcon title={problem} />}
      </div>
    </>
  );
}

/** Without a choice it says that nobody is excluded, where that is an answer. */
export function ExclusionButton({
  controls: { accountIds, exclude, isPending },
  mayBeNobody,
}: {
  controls: ExclusionControls;
  mayBeNobody: boolean;
}): ReactNode {
  const texts = useTexts().reports.exclusions;
  const isNobody = accountIds.length === 0;
  return (
    <Button
      type="primary"
      {...(mayBeNobody && { icon: isNobody ? <UserRoundCheck size={14} /> : <EyeOff size={14} /> })}
      disabled={isNobody && !mayBeNobody}
      loading={isPending}
      onClick={() => void exclude()}
    >
      {isNobody && mayBeNobody ? texts.confirmNobody : texts.confirm(accountIds.length)}
    </Button>
  );
}

/** What excluding does, and what it cannot take back. */
export function ExclusionEffect() {
  const texts = useTexts().reports.exclusions;
  return (
    <>
      <p>{texts.effect}</p>
      <p className={styles.hint}>{texts.limit}</p>
    </>
  );
}
