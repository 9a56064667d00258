import { Select } from 'antd';
import { applicationStages } from 'contract/console/application-stages.ts';
import { type ApplicationPost, type StageCounts, withoutPost } from 'contract/console/applications.ts';
import { formatNumber } from 'contract/format-number.ts';
import { Link, useSearchParams } from 'react-router';
import { LoadingOrError } from '../../parts/loading/loading-or-error.tsx';
import visuallyHidden from '../../parts/visually-hidden.module.css';
import { useLocale, useTexts } from '../../text/use-language.ts';
import styles from './post-list.module.css';
import type { Applications } from './use-applications.ts';

export function countAll(counts: StageCounts): number {
  return applicationStages.reduce((sum, stage) => sum + counts[stage], 0);
}

/** What is under the name of a post. */
export function usePostNote(): (post: ApplicationPost) => string {
  const { applications } = useTexts();
  return ({ postNo, openings }) => {
    if (postNo === null) return '';
    return openings === null ? applications.goneFromSite : applications.postNote(postNo, openings);
  };
}

const keyOf = ({ postNo }: ApplicationPost) => postNo ?? withoutPost;

/** The posts with the number of their applications, and how far these have come. */
export function PostList({ applications: { posts, post } }: { applications: Applications }) {
  const { applications } = useTexts();
  const noteOf = usePostNote();
  const { data, failure, retry } = posts;
  return (
    <nav className={styles.posts} aria-label={applications.posts}>
      {data === undefined ? (
        <LoadingOrError failure={failure} retry={retry} rows={5} />
      ) : (
        <ul>
          <PostEntry name={applications.allPosts} counts={data.data.counts} isCurrent={post === undefined} />
          {data.data.posts.map((entry) => (
            <PostEntry
              key={keyOf(entry)}
              post={keyOf(entry)}
              name={entry.name || applications.withoutPost}
              note={noteOf(entry)}
              counts={entry.counts}
              isCurrent={post === keyOf(entry)}
            />
          ))}
        </ul>
      )}
    </nav>
  );
}

function PostEntry({
  post,
  name,
  note,
  counts,
  isCurrent,
}: {
  post?: string;
  name: string;
  note?: string;
  counts: StageCounts;
  isCurrent: boolean;
}) {
  const { applications } = useTexts();
  const locale = useLocale();
  const [query] = useSearchParams();
  const next = new URLSearchParams(query);
  for (const part of ['post', 'stage', 'text', 'page']) next.delete(part);
  if (post !== undefined) next.set('post', post);
  const total = countAll(counts);
  return (
    <li>
      <Link replace to={{ search: String(next) }} aria-current={isCurrent ? 'page' : undefined}>
        <b>{name}</b>
        <span className={styles.count}>
          <span className={visuallyHidden.text}>{applications.counts(counts.new, total)}</span>
          {counts.new > 0 ? <em aria-hidden="true">{formatNumber(locale, counts.new)}</em> : null}
          <span aria-hidden="true">{formatNumber(locale, total)}</span>
        </span>
        {note ? <small>{note}</small> : null}
        {total === 0 ? null : (
          <span className={styles.bar} aria-hidden="true">
            {applicationStages.map((stage) =>
              counts[stage] === 0 ? null : <i key={stage} data-stage={stage} style={{ flexGrow: counts[stage] }} />,
            )}
          </span>
        )}
      </Link>
    </li>
  );
}

/** The same as a choice, where there is no room for the list. */
export function PostSelect({ applications: { posts, post, choosePost } }: { applications: Applications }) {
  const { applications } = useTexts();
  const { data } = posts;
  const all = '';
  const options = [
    { value: all, label: applications.allPosts },
    ...(data?.data.posts ?? []).map((entry) => ({
      value: keyOf(entry),
      label: entry.name || applications.withoutPost,
    })),
  ];
  return (
    <Select
      aria-label={applications.posts}
      className={styles.select ?? ''}
      showSearch={{ optionFilterProp: 'label' }}
      options={options}
      value={post ?? all}
      onChange={(chosen) => choosePost(chosen === all ? undefined : chosen)}
    />
  );
}
