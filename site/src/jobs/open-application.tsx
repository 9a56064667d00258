import type { JobPost } from 'contract/jobs.ts';
import { Icon } from '../parts/icon.tsx';
import layout from '../parts/layout.module.css';
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
    <section className={`${styles.application} ${layout.stack} ${layout.panel}`} aria-labelledby={post.postNo}>
      <div>
        <p className={`${layout.label} ${layout.quiet}`}>{text.noneFits}</p>
        <h3 className={`${styles.title} ${layout.subheading}`} id={post.postNo} lang={lang('postName')}>
          {post.postName}
        </h3>
        <ul className={layout.small} lang={lang('mainWork')}>
          {linesOf(post.mainWork).map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      </div>
      <div className={layout.screenOnly}>
        <ResumeButton post={post}>
          {text.resume.openWithout}
          <Icon name="go" size="small" />
        </ResumeButton>
      </div>
    </section>
  );
}
