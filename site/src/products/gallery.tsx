import type { Picture as PictureFiles } from 'contract/media/picture.ts';
import { useRef, useState } from 'react';
import primitives from '../parts/primitives.module.css';
import { Picture } from '../parts/media/picture.tsx';
import { usePageText } from '../text/use-text.tsx';
import styles from './gallery.module.css';

/** A row of pictures that scrolls and snaps, with thumbnails. Without scripts it scrolls by hand. */
export function Gallery({ name, pictures }: { name: string; pictures: readonly PictureFiles[] }) {
  const text = usePageText('products');
  const track = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(0);
  const single = pictures.length === 1;

  function show(index: number) {
    const view = track.current;
    view?.scrollTo({ left: index * view.clientWidth });
  }

  return (
    <div className={`${styles.gallery} ${primitives.sticky} ${primitives.stack}`}>
      {/* Focusable, so that the arrow keys scroll it. */}
      <section
        ref={track}
        className={`${styles.track} ${primitives.stack} ${primitives.scrollRow}`}
        aria-label={text.pictures(name)}
        tabIndex={single ? undefined : 0}
        onScroll={({ currentTarget: view }) => setShown(Math.round(view.scrollLeft / (view.clientWidth || 1)))}
      >
        <ul className={styles.pictures}>
          {pictures.map((picture, index) => (
            <li key={picture.hash} className={styles.picture}>
              <Picture
                picture={picture}
                alt={picture.description}
                sizes="(max-width: 991px) 120vw, 920px"
                width={1024}
                height={768}
                priority={index === 0}
              />
            </li>
          ))}
        </ul>
      </section>
      {single ? null : (
        <ul className={`${styles.choices} ${primitives.screenOnly} ${primitives.needsScripts}`}>
          {pictures.map((picture, index) => (
            <li key={picture.hash}>
              <button
                type="button"
                className={styles.choice}
                aria-label={text.showPicture(index + 1)}
                aria-current={index === shown ? 'true' : undefined}
                onClick={() => show(index)}
              >
                <Picture picture={picture} alt="" sizes="200px" width={200} height={150} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
