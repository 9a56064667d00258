import { Button } from 'antd';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { ArrowUpDown, Download, Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { contentPath } from '../../content-kinds/content-path.ts';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { useTexts } from '../../text/use-language.ts';
import type { ContentPage } from './content-list-query.ts';
import type { ListDialogName } from './list-dialog.tsx';

/** The kind with the number of its items, and what is done with all of them. */
export function ContentListHeader({
  kind,
  data,
  mayExport,
  open,
}: {
  kind: ContentKind;
  data: ContentPage | undefined;
  mayExport: boolean;
  open: (dialog: ListDialogName) => void;
}) {
  const { publishing } = useTexts();
  const navigate = useNavigate();
  return (
    <PageHeader title={publishing.kinds[kind]} note={data && publishing.listNote(data.counts.all)}>
      {mayExport && data !== undefined && data.totalElements > 0 ? (
        <Button icon={<Download size={15} />} onClick={() => open('exportAll')}>
          {publishing.bulk.open.export}
        </Button>
      ) : null}
      {data?.abilities.reorder && data.totalElements > 1 ? (
        <Button icon={<ArrowUpDown size={15} />} onClick={() => open('arrange')}>
          {publishing.arrange.open}
        </Button>
      ) : null}
      {data?.abilities.create ? (
        <Button type="primary" icon={<Plus size={15} />} onClick={() => void navigate(contentPath(kind, 'new'))}>
          {publishing.create}
        </Button>
      ) : null}
    </PageHeader>
  );
}
