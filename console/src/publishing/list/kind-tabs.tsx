import { Segmented } from 'antd';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { listPaths } from 'contract/console/content-list-paths.ts';
import { useNavigate } from 'react-router';
import { tabsOf } from '../../content-kinds/kinds.ts';
import { useTexts } from '../../text/use-language.ts';
import styles from './content-list.module.css';

/** The kinds under the same entry of the navigation. */
export function KindTabs({ kind }: { kind: ContentKind }) {
  const { publishing } = useTexts();
  const navigate = useNavigate();
  const tabs = tabsOf(kind);
  if (tabs.length === 1) return null;
  return (
    <Segmented
      className={styles.tabs ?? ''}
      aria-label={publishing.structure.kinds}
      value={kind}
      onChange={(chosen) => void navigate(listPaths[chosen])}
      options={tabs.map((value) => ({ value, label: publishing.kinds[value] }))}
    />
  );
}
