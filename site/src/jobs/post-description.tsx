import type { JobPost } from 'contract/jobs.ts';
import { paths } from 'contract/urls/paths.ts';
import { CopyLinkButton } from '../parts/copy-button.tsx';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { formatDate, isoDate } from '../text/format.ts';
import { linesOf } from '../text/lines-of.ts';
import { useLocale, usePageText, useText } from '../text/use-text.tsx';
import styles from './post-description.module.css';
import type { LangOf } from '../text/fallback-lang.ts';
import type { PostType } from './recruitment-data.ts';
import { ResumeButton } from './resume-button.tsx';

type PostDescriptionProps = { post: JobPost; type: PostType; lang: LangOf<keyof JobPost> };

/** The full description of a position, with the button to apply. */
export function PostDescription({ post, type, lang }: PostDescriptionProps) {
  const text = usePageText('jobs');
  return (
    <div className={`${styles.description} ${primitives.panel}`}>
      <Lines title={text.duties} lines={linesOf(post.mainWork)} lang={lang('mainWork')} />
      <Lines title={text.demands} lines={linesOf(post.baseDemand)} lang={lang('baseDemand')} />
      <div className={styles.side}>
        <h4>{text.details}</h4>
        <JobDetails post={post} type={type} lang={lang} />
        <div className={`${styles.actions} ${primitives.wrap} ${primitives.screenOnly}`}>
          <ResumeButton post={post}>
            {text.resume.open}
            <Icon name="go" size="small" />
          </ResumeButton>
          <span className={`${styles.copy} ${primitives.needsScripts}`}>
            <CopyLinkButton path={paths.talentRecruitment(type, post.postNo)}>{text.copyLink}</CopyLinkButton>
          </span>
        </div>
      </div>
    </div>
  );
}

function Lines({ title, lines, lang }: { title: string; lines: readonly string[]; lang: 'zh-Hans' | undefined }) {
  return (
    <div>
      <h4>{title}</h4>
      <ul className={`${styles.lines} ${primitives.stack}`} lang={lang}>
        {lines.map((line, index) => (
          <li key={index} className={`${styles.line} ${primitives.containingBlock}`}>
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

function JobDetails({ post, type, lang }: PostDescriptionProps) {
  const text = usePageText('jobs');
  const { parts } = useText();
  const locale = useLocale();
  return (
    <dl className={styles.details}>
      <dt className={primitives.quiet}>{text.number}</dt>
      <dd>{post.postNo}</dd>
      <dt className={primitives.quiet}>{text.kind}</dt>
      <dd>{parts.jobTypes[type]}</dd>
      <dt className={primitives.quiet}>{text.columns.location}</dt>
      <dd lang={lang('workArea')}>{post.workArea}</dd>
      <dt className={primitives.quiet}>{text.columns.openings}</dt>
      <dd>{text.openings(post.userNum)}</dd>
      <dt className={primitives.quiet}>{text.columns.wages}</dt>
      <dd lang={lang('wages')}>{post.wages}</dd>
      <dt className={primitives.quiet}>{text.columns.posted}</dt>
      <dd>
        <time dateTime={isoDate(post.createTime)}>{formatDate(locale, post.createTime)}</time>
      </dd>
    </dl>
  );
}
