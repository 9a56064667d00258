import { Form, Input } from 'antd';
import { containsLogin, isPredictable, newPassword, passwordLength } from 'contract/console/password.ts';
import { Check, Circle } from 'lucide-react';
import { z } from 'zod/mini';
import { useTexts } from '../../text/use-language.ts';
import styles from './new-password-fields.module.css';

/** A new password twice, and its rules, which are checked while it is typed. Used in a form with these two fields. */
export function NewPasswordFields({ login, name = 'newPassword' }: { login: string; name?: string }) {
  const { signIn } = useTexts();
  const form = Form.useFormInstance();
  const password = Form.useWatch<unknown>(name, form);
  const typed = typeof password === 'string' ? password : '';
  const count = Array.from(typed).length;
  const rules = [
    { isMet: count >= passwordLength.min, text: signIn.rules.length(count, passwordLength.min) },
    { isMet: typed !== '' && !isPredictable(typed), text: signIn.rules.predictable },
    { isMet: typed !== '' && !containsLogin(typed, login), text: signIn.rules.login },
  ];
  return (
    <>
      <Form.Item
        name={name}
        label={signIn.newPassword}
        validateTrigger="onSubmit"
        rules={[
          {
            validator: async (_, value: unknown) => {
              if (!z.safeParse(newPassword, value).success || containsLogin(String(value), login))
                throw new Error(signIn.rules.length(count, passwordLength.min));
            },
            message: rules.find(({ isMet }) => !isMet)?.text ?? signIn.rules.common,
          },
        ]}
      >
        <Input.Password size="large" autoComplete="new-password" aria-describedby="password-rules" />
      </Form.Item>
      <ul className={styles.rules} id="password-rules">
        {rules.map(({ isMet, text }) => (
          <li key={text} data-met={isMet}>
            {isMet ? <Check size={14} aria-label="✓" /> : <Circle size={14} strokeWidth={1.6} aria-hidden="true" />}
            {text}
          </li>
        ))}
        <li>
          <Circle size={14} strokeWidth={1.6} aria-hidden="true" />
          {signIn.rules.common}
        </li>
      </ul>
      <Form.Item
        name="repeated"
        label={signIn.repeatPassword}
        validateTrigger="onBlur"
        dependencies={[name]}
        rules={[
          {
            validator: async (_, value: unknown) => {
              if (value !== form.getFieldValue(name)) throw new Error(signIn.passwordsDiffer);
            },
          },
        ]}
      >
        <Input.Password size="large" autoComplete="new-password" />
      </Form.Item>
    </>
  );
}
