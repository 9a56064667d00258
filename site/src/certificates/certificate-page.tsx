import type { ApiResponse } from 'client/call.ts';
import { getLotCertificate, listSampleCertificates, readLotNumber } from 'contract/certificates.ts';
import { paths } from 'contract/urls/paths.ts';
import { useLoaderData } from 'react-router';
import { FailurePanel } from '../failure/failure-panel.tsx';
import { loadPart, type PartResult } from '../gateway/route-errors.ts';
import type { Page } from '../pages/page.ts';
import { queryText } from '../pages/query-text.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import buttons from '../parts/button.module.css';
import primitives from '../parts/primitives.module.css';
import { SectionHeader } from '../parts/sections/section-header.tsx';
import { MessageButton } from '../dialogs/message-button.tsx';
import { usePageText } from '../text/use-text.tsx';
import styles from './certificate-page.module.css';
import { CertificateSheet } from './certificate-sheet.tsx';
import { longestLotQuery, LotForm, SampleLots } from './lot-form.tsx';

type Data = {
  /** What was typed. */
  query: string;
  /** Undefined if nothing was typed, or no lot number. */
  lotNo: string | undefined;
  samples: ApiResponse<typeof listSampleCertificates>;
  found: PartResult<ApiResponse<typeof getLotCertificate>> | undefined;
};

function CertificatePage() {
  const { query, lotNo, samples, found } = useLoaderData<Data>();
  const text = usePageText('certificates');
  const certificate = found?.value?.data ?? null;
  return (
    <article className={`${primitives.page} ${primitives.lastSection}`}>
      <Breadcrumb here={text.title} />
      <div className={primitives.screenOnly}>
        <SectionHeader name={text.name} title={text.title} lead={text.lead} level={1} />
      </div>
      <LotForm query={query} error={query !== '' && lotNo === undefined ? text.malformed : undefined}>
        {certificate === null ? <SampleLots samples={samples} /> : null}
      </LotForm>
      {found === undefined || lotNo === undefined ? null : <Result lotNo={lotNo} found={found} />}
      {certificate === null ? null : (
        <div className={primitives.nextBlock}>
          <SampleLots samples={samples} shown={lotNo} />
        </div>
      )}
    </article>
  );
}

function Result({ lotNo, found }: { lotNo: string; found: NonNullable<Data['found']> }) {
  if (found.failure !== undefined) return <FailurePanel failure={found.failure} />;
  if (found.value.data === null) return <Unknown lotNo={lotNo} />;
  return <CertificateSheet certificate={found.value.data} response={found.value} />;
}

function Unknown({ lotNo }: { lotNo: string }) {
  const text = usePageText('certificates');
  return (
    <section className={`${styles.unknown} ${primitives.alignStart}`} aria-labelledby="unknown-lot">
      <output>
        <h2 id="unknown-lot" className={primitives.heading}>
          {text.unknown(lotNo)}
        </h2>
        <p className={`${styles.hint} ${primitives.quiet}`}>{text.unknownHint}</p>
      </output>
      <MessageButton className={buttons.line} about={text.inquireAbout(lotNo)}>
        {text.inquire}
      </MessageButton>
    </section>
  );
}

export const certificatePage: Page<Data> = {
  Component: CertificatePage,
  load: async (call, { request: { url, signal } }) => {
    const query = queryText(url, 'lot', longestLotQuery);
    const lotNo = readLotNumber(query);
    const [samples, found] = await Promise.all([
      call(listSampleCertificates, {}, signal),
      lotNo === undefined ? undefined : loadPart(call(getLotCertificate, { lotNo }, signal)),
    ]);
    return { query, lotNo, samples, found };
  },
  handle: {
    source: 'src/certificates/certificate-page.tsx',
    head: ({ query, lotNo }, { text: textOf }) => {
      const { title, lead } = textOf('certificates');
      return {
        title: lotNo === undefined ? title : `${lotNo} · ${title}`,
        description: lead,
        noindex: query !== '',
        path: paths.certificates(),
      };
    },
    shareCard: (_, { text }) => ({ title: text('certificates').title, path: paths.certificates() }),
  },
};
