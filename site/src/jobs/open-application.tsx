import type { JobPost } from 'contract/jobs.ts';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import type { LangOf } from '../text/fallback-lang.ts';
import { linesOf } from '../text/lines-of.ts';
import { usePageText } from '../text/use-text.tsx';
import styles from './open-application.module.css';
import { ResumeButton } from './resume-button.tsx';

type OpenApplicationProps = { post: JobPost; lang: LangOf<keyof JobPost> };

/** For those whom no position fits: a resume without one. */
export function OpenApplication({ post, lang }: OpenApplicationProps) {
  const text = usePageText('jobs');
  return (
    <section className={`${styles.application} ${primitives.stack} ${primitives.panel}`} aria-labelledby={post.postNo}>
      <div>
        <p className={`${primitives.label} ${primitives.quiet}`}>{text.noneFits}</p>
        <h3 className={`${styles.title} ${primitives.subheading}`} id={post.postNo} lang={lang('postName')}>
          {post.postName}
        </h3>
        <ul className={primitives.small} lang={lang('mainWork')}>
          {linesOf(post.mainWork).map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      </div>
      <div className={primitives.screenOnly}>
        <ResumeButton post={post}>
          {text.resume.openWithout}
          <Icon name="go" size="small" />
        </ResumeButton>
      </div>
    </section>
  );
}
