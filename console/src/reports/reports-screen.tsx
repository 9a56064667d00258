import { useState } from 'react';
import { useParams } from 'react-router';
import { type OfficerKey, useOfficerKey } from '../shell/officer-key.ts';
import { ReportList } from './list/report-list.tsx';
import { ReportScreen } from './report/report-screen.tsx';
import { UnlockScreen } from './unlock/unlock-screen.tsx';
import type { OpenedRows } from './list/use-opened-rows.ts';

/** Reports, once an officer's key is open. A lock removes all that was opened. */
export function ReportsScreen() {
  const { key } = useOfficerKey();
  return key === undefined ? <UnlockScreen /> : <OpenedReports key={key.recipient} officer={key} />;
}

function OpenedReports({ officer }: { officer: OfficerKey }) {
  const { id } = useParams();
  // What the list has opened stays while a report is read.
  const [opened] = useState<OpenedRows>(() => new Map());
  const [searched, search] = useState('');
  const [lastRead, setLastRead] = useState(id);
  if (id !== undefined && id !== lastRead) setLastRead(id);
  return id === undefined ? (
    <ReportList officer={officer} opened={opened} lastRead={lastRead} searched={searched} search={search} />
  ) : (
    <ReportScreen key={id} id={id} officer={officer} />
  );
}
