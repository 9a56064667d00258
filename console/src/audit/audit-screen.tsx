import { App, Button } from 'antd';
import { exportAuditEntries } from 'contract/console/audit.ts';
import type { AuditBreak } from 'contract/console/audit-verification.ts';
import { formatNumber } from 'contract/format-number.ts';
import { useState } from 'react';
import { useGeneratedFile } from '../gateway/use-generated-file.ts';
import { Empty } from '../parts/loading/empty.tsx';
import { ListFilters } from '../parts/lists/list-filters.tsx';
import { PageHeader } from '../parts/layout/page-header.tsx';
import { Pagination } from '../parts/lists/pagination.tsx';
import { Table } from '../parts/lists/table.tsx';
import { Screen } from '../shell/screen.tsx';
import { useLocale, useTexts } from '../text/use-language.ts';
import { AuditDetails } from './audit-details.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { BreakAlert } from './break-alert.tsx';
import { BreakDivider } from './break-divider.tsx';
import { breakPosition } from './break-position.ts';
import { useAuditColumns } from './use-audit-columns.tsx';
import { type AuditSearch, useAuditSearch } from './use-audit-search.ts';
import { useObjectNames } from './use-object-names.ts';
import { useVerificationResult } from './use-verification-result.ts';
import { useVerification } from './use-verification.ts';
import { VerificationPanel } from './verification-panel.tsx';

/** Who did what to what and when. */
export function AuditScreen() {
  const { audit, shell, parts } = useTexts();
  const search = useAuditSearch();
  const { page, limit, setFilters, setPage, clear, reading } = search;
  const { download, isPending } = useAuditExport(search);
  const [hidden, setHidden] = useState<string[]>([]);
  const objectNames = useObjectNames();
  const columns = useAuditColumns(objectNames);
  const [breakIndex, showBreak] = useState(0);
  const verification = useVerification(breakIndex);
  const state = verification.data?.data;
  const broken = state?.last?.broken ?? undefined;
  const follow = useVerificationResult(state);
  const divider = useBreakDivider(broken, search);
  return (
    <Screen help={{ screen: 'audit' }} breadcrumbs={[{ label: shell.groups.records }, { label: audit.title }]}>
      <PageHeader title={audit.title} note={audit.note}>
        <Button loading={isPending} onClick={() => void download()}>
          {audit.exportCsv}
        </Button>
      </PageHeader>
      <VerificationPanel reading={verification} follow={follow} />
      {broken ? (
        <BreakAlert
          broken={broken}
          limit={limit}
          isRunning={Boolean(state?.running)}
          show={showBreak}
          follow={follow}
        />
      ) : null}
      <ListFilters result={reading} columns={columns} hidden={hidden} setHidden={setHidden}>
        <AuditFilters search={search} objectNames={objectNames} />
      </ListFilters>
      <Table
        label={audit.title}
        columns={columns}
        hidden={hidden}
        rows={reading.data?.content}
        keyOf={({ id }) => id}
        failure={reading.failure}
        retry={reading.retry}
        divider={divider}
        renderDetails={(entry) => <AuditDetails entry={entry} filter={setFilters} />}
        empty={
          <Empty title={audit.empty} action={<Button onClick={clear}>{audit.clearFilters}</Button>}>
            {audit.emptyHint}
          </Empty>
        }
        footer={
          <>
            <p>{parts.beijingTime}</p>
            <Pagination page={page} limit={limit} total={reading.data?.totalElements ?? 0} onChange={setPage} />
          </>
        }
      />
    </Screen>
  );
}

/** The break of the hash chain, if it lies on the shown page. */
function useBreakDivider(broken: AuditBreak | undefined, { reading, filters, page, limit }: AuditSearch) {
  const { verification: texts } = useTexts().audit;
  const rows = reading.data?.content;
  if (broken === undefined || rows === undefined) return undefined;
  const above = breakPosition(rows, broken, { page, limit, isFiltered: Object.keys(filters).length > 0 });
  if (above === undefined) return undefined;
  return { above, content: <BreakDivider>{texts.divider(String(broken.id))}</BreakDivider> };
}

/** Downloads what matches as CSV, and says if the file has only the newest part of it. */
function useAuditExport({ searched }: AuditSearch) {
  const { audit } = useTexts();
  const locale = useLocale();
  const { message } = App.useApp();
  const { generate, isPending } = useGeneratedFile(exportAuditEntries);

  async function download(): Promise<void> {
    const generated = await generate(searched);
    if (!generated.ok) return;
    const { entries, totalElements } = generated.value.data;
    const [some, all] = [formatNumber(locale, entries), formatNumber(locale, totalElements)];
    if (entries < totalElements) void message.warning(audit.exportedPart(some, all));
    else void message.success(audit.exported(some));
  }

  return { download, isPending };
}
