import { useLoaderData } from 'react-router';
import type { Page } from '../page.ts';
import layout from '../parts/layout.module.css';
import { Opener } from '../parts/opener.tsx';
import { notFound } from '../refuse.ts';
import type { PageTexts } from '../text/page-texts.ts';
import { usePageText } from '../text/use-text.tsx';

type ComingKey = keyof PageTexts['coming']['pages'];
export type ComingName = Exclude<ComingKey, 'socialRecruitment' | 'partTime'> | 'talentRecruitment';
type ComingData = { key: ComingKey };

/** Stands where a page is still to be built, and says in one line what will be there. */
export function ComingPage() {
  const { key } = useLoaderData<ComingData>();
  const text = usePageText('coming');
  const { title, say } = text.pages[key];
  return (
    <article className={`${layout.page} ${layout.section}`}>
      <Opener index="01" name={text.name} title={title} say={<p>{say}</p>} level={1} />
    </article>
  );
}

function keyOf(name: ComingName, id: string | undefined): ComingKey {
  if (name !== 'talentRecruitment') return name;
  if (id === '1') return 'socialRecruitment';
  if (id === '2') return 'partTime';
  throw notFound();
}

export function comingPage(name: ComingName): Page<ComingData> {
  return {
    Component: ComingPage,
    load: async (_, { params }) => ({ key: keyOf(name, params['id']) }),
    handle: {
      source: 'src/coming/coming-page.tsx',
      head: ({ key }, text) => ({
        title: text('coming').pages[key].title,
        description: text('coming').pages[key].say,
        noindex: true,
      }),
    },
  };
}
