import { Form, type GetRef, Input } from 'antd';
import { useFocusOnMount } from '../use-focus-on-mount.ts';
import styles from './code-field.module.css';

type OTPRef = GetRef<typeof Input.OTP>;

/** The field for the six digits of an authenticator, named `code`. It reports them as soon as they are complete. */
export function CodeField({ label, onComplete }: { label: string; onComplete: () => void }) {
  const field = useFocusOnMount<OTPRef>();
  return (
    <Form.Item name="code" label={label} required={false}>
      <Input.OTP
        size="large"
        length={6}
        ref={field}
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-label={label}
        className={styles.code ?? ''}
        formatter={(text) => text.replaceAll(/\D/g, '')}
        onChange={onComplete}
      />
    </Form.Item>
  );
}
