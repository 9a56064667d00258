import type { Picture } from 'contract/media/picture.ts';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { useText } from '../../text/use-text.tsx';
import buttons from '../button.module.css';
import { Icon } from '../icon.tsx';
import primitives from '../primitives.module.css';
import { PictureImage } from './picture.tsx';
import styles from './picture-preview.module.css';
import { useModal } from '../dialog/use-modal.ts';
import { useOutsideClick } from '../dialog/use-outside-click.ts';
import { usePictureTrack } from './use-picture-track.ts';

export type PreviewedPicture = {
  picture: Picture;
  /** The text alternative. */
  description: string;
  caption?: string | undefined;
  /** A secondary line, such as a date. */
  detail?: string | undefined;
  /** What the picture says, such as the number of a certificate. */
  facts?: readonly { name: string; value: string; lang: 'zh-Hans' | undefined }[];
  /** The languages of the two texts when they fall back to Chinese. */
  descriptionLang?: 'zh-Hans' | undefined;
  captionLang?: 'zh-Hans' | undefined;
};

type PicturePreviewProps = {
  pictures: readonly PreviewedPicture[];
  /** Index of the picture that is shown first. */
  start: number;
  onClosed: () => void;
};

/**
 * Full-window pictures, one at a time, with arrow keys, buttons and swipes. It is open while it is mounted;
 * `usePicturePreview` loads it on demand.
 */
export function PicturePreview({ pictures, start, onClosed }: PicturePreviewProps) {
  const text = useText().parts;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { track, shown, step, show, followScroll } = usePictureTrack(start, pictures.length);
  useModal(dialog);
  useLayoutEffect(() => {
    const view = track.current;
    view?.scrollTo({ left: start * view.clientWidth, behavior: 'instant' });
  }, [track, start]);
  useOutsideClick(dialog, isBesidePicture);

  function choose(event: KeyboardEvent): void {
    const choices = new Map([
      ['ArrowLeft', () => step(-1)],
      ['ArrowRight', () => step(1)],
      ['Home', () => show(0)],
      ['End', () => show(pictures.length - 1)],
    ]);
    const choice = choices.get(event.key);
    if (choice === undefined) return;
    event.preventDefault();
    choice();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.preview}
      data-theme="dark"
      aria-labelledby={id}
      onClose={onClosed}
      onKeyDown={choose}
    >
      <div className={styles.inner}>
        <header className={`${styles.header} ${primitives.row}`}>
          <p id={id} className={`${styles.position} ${primitives.smallSize} ${primitives.quiet}`} aria-live="polite">
            {text.picturePosition(shown + 1, pictures.length)}
          </p>
          {pictures.length > 1 ? <StepButtons shown={shown} last={pictures.length - 1} step={step} /> : null}
          <button
            type="button"
            className={buttons.tool}
            aria-label={text.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        {/* Focusable, since keyboard users must be able to scroll the region. */}
        <section
          ref={track}
          className={`${styles.track} ${primitives.scrollRow}`}
          tabIndex={pictures.length === 1 ? undefined : 0}
          aria-label={text.pictures}
          onScroll={followScroll}
        >
          <ul className={styles.pictures}>
            {pictures.map((picture, index) => (
              <li key={index} className={styles.picture}>
                <PreviewFigure previewed={picture} priority={index === start} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </dialog>
  );
}

/** At the ends the buttons are not `disabled`, which would drop the focus. */
function StepButtons({ shown, last, step }: { shown: number; last: number; step: (by: 1 | -1) => void }) {
  const text = useText().parts;
  const steps = [
    { by: -1, label: text.previous(text.pictures), isAtEnd: shown === 0, icon: 'back' },
    { by: 1, label: text.next(text.pictures), isAtEnd: shown === last, icon: 'go' },
  ] as const;
  return (
    <div className={buttons.tools}>
      {steps.map(({ by, label, isAtEnd, icon }) => (
        <button
          key={icon}
          type="button"
          className={`${buttons.tool} ${styles.step}`}
          aria-label={label}
          aria-disabled={isAtEnd}
          onClick={() => step(by)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}

function PreviewFigure({ previewed, priority }: { previewed: PreviewedPicture; priority: boolean }) {
  const { picture, description, caption, detail, facts = [] } = previewed;
  const { width, height } = picture;
  return (
    <figure className={styles.figure}>
      <div className={`${styles.frame} ${primitives.centred}`} lang={previewed.descriptionLang}>
        <PictureImage
          picture={picture}
          alt={description}
          sizes={`min(100vw, ${width}px)`}
          width={width}
          height={height}
          priority={priority}
        />
      </div>
      {caption === undefined && detail === undefined ? null : (
        <figcaption className={`${styles.caption} ${primitives.wrap}`}>
          <span lang={previewed.captionLang}>{caption}</span>
          {detail === undefined ? null : (
            <small className={`${primitives.smallSize} ${primitives.quiet}`}>{detail}</small>
          )}
          {facts.length === 0 ? null : (
            <dl className={`${styles.facts} ${primitives.small}`}>
              {facts.map(({ name, value, lang }) => (
                <div key={name}>
                  <dt className={primitives.quiet}>{name}</dt>
                  <dd lang={lang}>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </figcaption>
      )}
    </figure>
  );
}

/** Everything except the picture, its caption and the controls. */
function isBesidePicture(pressed: EventTarget | null): boolean {
  return pressed instanceof Element && pressed.closest('img, figcaption, header') === null;
}
