import { Form, Input } from 'antd';
import { focusOnMount } from './focus-on-mount.ts';
import styles from './code-field.module.css';

/** The field for the six digits of an authenticator, named `code`. It reports them as soon as they are complete. */
export function CodeField({ label, onComplete }: { label: string; onComplete: () => void }) {
  return (
    <Form.Item name="code" label={label} required={false}>
      <Input.OTP
        size="large"
        length={6}
        ref={focusOnMount}
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
