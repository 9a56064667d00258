import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { Field } from '../parts/fields/field.tsx';
import { usePageText } from '../text/use-text.tsx';
import { groupDigits } from './group-digits.ts';
import styles from './receipt-field.module.css';

type Controlled = { value: string; onChange: (value: string) => void };

/** Controlled by scripts, or with a default value only. */
type Binding = Controlled | { defaultValue: string };

/** The field for a receipt number, in any common notation. Autocompletion is off. */
export function ReceiptField({ error, ...binding }: Binding & { error: string | undefined }) {
  const text = usePageText('submissions');
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const attributesOfValue = 'value' in binding ? controlled(binding) : binding;

  function controlled({ value, onChange }: Controlled) {
    return {
      value,
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        const { inputType, isComposing } = nativeEvent instanceof InputEvent ? nativeEvent : {};
        const typed = { value: target.value, caret: target.selectionStart ?? target.value.length };
        // An input method is still composing the text.
        const next = isComposing ? typed : groupDigits(typed, inputType === 'deleteContentForward');
        caret.current = next.caret;
        onChange(next.value);
      },
    };
  }

  // React moves the caret to the end when it changes the value.
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  return (
    <Field label={text.number} error={error} hint={text.numberHint}>
      {(attributes) => (
        <input
          {...attributes}
          {...attributesOfValue}
          ref={input}
          className={`${attributes.className} ${styles.number}`}
          name="receipt"
          inputMode="numeric"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
    </Field>
  );
}
