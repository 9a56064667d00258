import { getComposedPage } from 'contract/composed-pages.ts';
import { useLoaderData } from 'react-router';
import type { Answer } from '../call.ts';
import type { Page } from '../page.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import layout from '../parts/layout.module.css';
import { Opener } from '../parts/opener.tsx';

type Data = Answer<typeof getComposedPage>;

function StubPage() {
  const { data } = useLoaderData<Data>();
  return (
    <article className={layout.page}>
      <Breadcrumb here={data.title} />
      <Opener index="01" name={data.title} title={data.title} say={<p>{data.lead}</p>} level={1} />
    </article>
  );
}

export const supervisionPage: Page<Data> = {
  Component: StubPage,
  load: (call, { request }) => call(getComposedPage, { name: 'supervisionAndReporting' }, request.signal),
  handle: {
    source: 'src/supervision/supervision-page.tsx',
    head: ({ data }) => ({ title: data.title, description: data.lead, languages: data.languages }),
  },
};
