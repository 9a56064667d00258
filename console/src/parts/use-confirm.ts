import { App } from 'antd';
import { useTexts } from '../text/use-language.ts';

export type Question = {
  title: string;
  content?: string;
  /** The button that confirms. */
  action: string;
  /** Whether it deletes, ends or takes something away. */
  isDangerous?: boolean;
  /** The other button, if it is not “Cancel”. */
  cancel?: string;
};

/** Asks a question in a dialog. Resolves with whether it was confirmed. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const { parts } = useTexts();
  const { modal } = App.useApp();
  return async ({ title, content, action, isDangerous = false, cancel = parts.cancel }) =>
    modal.confirm({ title, content, okText: action, okButtonProps: { danger: isDangerous }, cancelText: cancel });
}
