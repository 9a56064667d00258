import { useQueryClient } from '@tanstack/react-query';
import { App, Button, Form, Input } from 'antd';
import { changePassword } from 'contract/console/sessions.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWrite } from '../gateway/use-write.ts';
import { NewPasswordFields } from '../parts/credentials/new-password-fields.tsx';
import { Panel } from '../parts/layout/panel.tsx';
import { showFieldErrors } from '../parts/fields/show-field-errors.ts';
import { useSession } from '../shell/session.tsx';
import { useTexts } from '../text/use-language.ts';
import styles from './account.module.css';

type Values = { currentPassword: string; newPassword: string };

export function PasswordPanel() {
  const { account: texts, parts, signIn } = useTexts();
  const { account } = useSession();
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const [isOpen, setIsOpen] = useState(false);
  const { write, isPending } = useWrite(changePassword);
  const cache = useQueryClient();
  const navigate = useNavigate();

  async function submit({ currentPassword, newPassword }: Values) {
    const result = await write({ currentPassword, newPassword });
    if (!result.ok) return showFieldErrors(form, result.failure);
    void message.success(texts.passwordChanged);
    cache.clear();
    void navigate('/sign-in');
  }

  return (
    <Panel title={texts.password}>
      <div className={styles.stack}>
        <p className={styles.quiet}>{texts.passwordHint}</p>
        {isOpen ? (
          <Form form={form} layout="vertical" onFinish={(values) => void submit(values)} requiredMark={false}>
            <input type="text" name="username" autoComplete="username" value={account.login} readOnly hidden />
            <Form.Item
              name="currentPassword"
              label={texts.currentPassword}
              rules={[{ required: true, message: signIn.passwordRequired }]}
            >
              <Input.Password size="large" autoComplete="current-password" />
            </Form.Item>
            <NewPasswordFields login={account.login} />
            <div className={styles.actions}>
              <Button type="primary" htmlType="submit" loading={isPending}>
                {texts.changePassword}
              </Button>
              <Button type="text" onClick={() => setIsOpen(false)}>
                {parts.cancel}
              </Button>
            </div>
          </Form>
        ) : (
          <div className={styles.actions}>
            <Button onClick={() => setIsOpen(true)}>{texts.changePassword}</Button>
          </div>
        )}
      </div>
    </Panel>
  );
}
