import type { ReactNode } from 'react';
import { type HomeSlide, homeSlides, slideTheme } from './home-slides.ts';
import styles from './slide.module.css';

type SlideProps = {
  name: HomeSlide;
  /** Id of the heading that names the slide. */
  labelledBy: string;
  className?: string | undefined;
  children: ReactNode;
};

/** One section of the home page. On wide screens it fills the window and scrolling snaps to it. */
export function Slide({ name, labelledBy, className, children }: SlideProps) {
  return (
    <section
      id={name}
      className={`${styles.slide} ${className ?? ''}`}
      data-theme={slideTheme(homeSlides.indexOf(name))}
      aria-labelledby={labelledBy}
    >
      {children}
    </section>
  );
}
