import { Input, type InputRef } from 'antd';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Kbd } from '../keyboard/kbd.tsx';
import { isDialogOpen, isTyping } from '../keyboard/keyboard.ts';
import { useKeyDown } from '../keyboard/use-key-down.ts';

/** Milliseconds after the last letter. */
const pause = 300;

/** The text filter of a list. `/` leads to it; what is typed counts after a short pause or by Enter. */
export function SearchField({
  label,
  value,
  width = 260,
  isPrivate = false,
  onChange,
}: {
  label: string;
  value: string;
  width?: number | string;
  /** Whether the browser is asked not to store or spell-check what is typed. */
  isPrivate?: boolean;
  onChange: (text: string) => void;
}) {
  const field = useRef<InputRef>(null);
  const [text, setText] = useState(value);
  const [applied, setApplied] = useState(value);
  // The URL has changed by itself, as by “clear the filters”.
  if (value !== applied) {
    setApplied(value);
    setText(value);
  }
  function apply(typed: string): void {
    if (typed === applied) return;
    setApplied(typed);
    if (typed !== value) onChange(typed);
  }
  const applyTyped = useEffectEvent(apply);
  useEffect(() => {
    const timer = setTimeout(() => applyTyped(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  useKeyDown((event) => {
    if (event.key !== '/' || isTyping(event.target) || isDialogOpen()) return;
    event.preventDefault();
    field.current?.focus();
  });
  return (
    <Input
      ref={field}
      allowClear
      aria-label={label}
      placeholder={label}
      style={{ width }}
      {...(isPrivate && { autoComplete: 'off', spellCheck: false })}
      prefix={<Search size={14} />}
      suffix={text === '' ? <Kbd keys="/" /> : <span />}
      value={text}
      onChange={({ target }) => setText(target.value)}
      // At once: after the pause it would cancel the way to a row that has been clicked meanwhile.
      onBlur={() => apply(text)}
    />
  );
}
