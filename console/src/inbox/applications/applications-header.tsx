import { Segmented } from 'antd';
import { type ApplicationStage, applicationStages } from 'contract/console/application-stages.ts';
import { withoutPost } from 'contract/console/applications.ts';
import { SquareKanban, Table2 } from 'lucide-react';
import { Link } from 'react-router';
import { SearchField } from '../../parts/lists/search-field.tsx';
import { Select } from '../../parts/fields/select.tsx';
import { useTexts } from '../../text/use-language.ts';
import { inboxPaths } from '../inbox-path.ts';
import styles from './applications.module.css';
import { countAll, PostSelect, usePostNote } from './post-list.tsx';
import type { Applications } from './use-applications.ts';

/** The chosen post, and what is searched in it. */
export function ApplicationsHeader({ applications }: { applications: Applications }) {
  const { applications: texts } = useTexts();
  const noteOf = usePostNote();
  const { posts, post, hasBoard, hasPostList, view, choose, stage, chooseStage, text, search } = applications;
  const counts = posts.data?.data;
  const chosen = counts?.posts.find(({ postNo }) => (postNo ?? withoutPost) === post);
  const total = post === undefined ? counts?.counts : chosen?.counts;
  const note = [chosen && noteOf(chosen), chosen?.workArea, total && texts.total(countAll(total))]
    .filter(Boolean)
    .join(' · ');
  const stages = applicationStages.map((value) => ({ value, label: texts.stages[value] }));
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1>{post === undefined ? texts.allPosts : chosen?.name || (chosen ? texts.withoutPost : post)}</h1>
        <p>
          {note}
          {post !== undefined || counts === undefined || counts.suspicious === 0 ? null : (
            <Link to={`${inboxPaths.resume}?view=suspicious`}>{texts.suspicious(counts.suspicious)}</Link>
          )}
        </p>
      </div>
      <search className={styles.filters}>
        {hasPostList ? null : <PostSelect applications={applications} />}
        <span className={styles.search}>
          <SearchField label={texts.search} width="100%" value={text} onChange={search} />
        </span>
        {view === 'board' ? null : (
          <Select<ApplicationStage> label={texts.stage} options={stages} value={stage} onChange={chooseStage} />
        )}
        {hasBoard ? (
          <Segmented
            aria-label={texts.view}
            value={view}
            onChange={choose}
            options={[
              { value: 'board', label: texts.views.board, icon: <SquareKanban size={14} aria-hidden="true" /> },
              { value: 'table', label: texts.views.table, icon: <Table2 size={14} aria-hidden="true" /> },
            ]}
          />
        ) : null}
      </search>
    </header>
  );
}
