import type { Picture } from 'contract/media/picture.ts';
import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import { useTexts } from '../text/use-language.ts';
import styles from './focus-field.module.css';

/** Shares of width and height, from 0 to 1. */
export type Focus = Picture['focus'];

/** How far an arrow key moves the point; with Shift ten times as far. */
const step = 0.01;

const directions: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const crops = ['wide', 'square', 'tall'] as const;

const percent = (value: number) => Math.round(value * 100);

function within(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
}

/** The picture with the point that cropping keeps visible, set by pointer or arrow keys, and what three crops show. */
export function FocusField({
  picture,
  focus,
  onChange,
}: {
  picture: Picture;
  focus: Focus;
  /** Without it the point is only shown. */
  onChange?: (focus: Focus) => void;
}) {
  const { media } = useTexts();
  const { detail } = media;
  const id = useId();
  const position = `${focus.x * 100}% ${focus.y * 100}%`;

  function moveTo({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange?.({ x: within((clientX - left) / width), y: within((clientY - top) / height) });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const direction = directions[event.key];
    if (direction === undefined || onChange === undefined) return;
    event.preventDefault();
    const distance = event.shiftKey ? step * 10 : step;
    onChange({ x: within(focus.x + direction[0] * distance), y: within(focus.y + direction[1] * distance) });
  }

  return (
    <>
      <button
        type="button"
        className={styles.picture}
        aria-label={detail.focusLabel(percent(focus.x), percent(focus.y))}
        aria-describedby={id}
        disabled={onChange === undefined}
        style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          moveTo(event);
        }}
        onPointerMove={(event) => {
          if (event.buttons === 1) moveTo(event);
        }}
        onKeyDown={onKeyDown}
      >
        <img src={picture.address} alt="" draggable={false} />
        <span className={styles.point} style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }} />
      </button>
      <p className={styles.figures}>
        <span>{`${picture.width} × ${picture.height}`}</span>
        <output id={id}>{detail.focus(percent(focus.x), percent(focus.y))}</output>
      </p>
      <div className={styles.crops}>
        {crops.map((crop) => (
          <figure key={crop} data-crop={crop}>
            <img src={picture.address} alt="" style={{ objectPosition: position }} />
            <figcaption>{detail.crops[crop]}</figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}
