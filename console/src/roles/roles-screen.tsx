import { Button } from 'antd';
import { listRoles, type Role } from 'contract/console/roles.ts';
import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../gateway/use-read.ts';
import { Failed } from '../parts/failed.tsx';
import { LoadingRows } from '../parts/loading-rows.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Screen } from '../shell/screen.tsx';
import { useTexts } from '../text/use-language.ts';
import { RoleForm } from './role-form.tsx';
import { RoleMatrix } from './role-matrix.tsx';
import styles from './roles.module.css';
import { RolesSaveBar } from './roles-save-bar.tsx';
import { useRoleChanges } from './use-role-changes.ts';

export function RolesScreen() {
  const { roles: texts, shell } = useTexts();
  const { data, failure, retry } = useRead(listRoles, {});
  const editing = useRoleChanges(data?.data.roles ?? []);
  const [edited, setEdited] = useState<Role | 'new'>();
  return (
    <Screen
      help={{ screen: 'roles' }}
      panes
      crumbs={[{ label: shell.groups.settings }, { label: texts.title }]}
      foot={data ? <RolesSaveBar roles={data.data.roles} editing={editing} /> : null}
    >
      <div className={styles.page}>
        <PageHead title={texts.title} note={texts.note}>
          <Button icon={<ListPlus size={16} />} onClick={() => setEdited('new')}>
            {texts.newRole}
          </Button>
        </PageHead>
        {data ? (
          <RoleMatrix roles={data.data.roles} grantable={data.data.grantable} editing={editing} rename={setEdited} />
        ) : (
          <div className={styles.frame}>
            {failure ? <Failed failure={failure} retry={retry} /> : <LoadingRows rows={14} />}
          </div>
        )}
      </div>
      {edited === undefined || data === undefined ? null : (
        <RoleForm
          role={edited === 'new' ? undefined : edited}
          grantable={data.data.grantable}
          close={() => setEdited(undefined)}
        />
      )}
    </Screen>
  );
}
