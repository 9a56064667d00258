import { Button, Segmented } from 'antd';
import { holdsPermission } from 'contract/console/permissions.ts';
import { listRoles, type Role } from 'contract/console/roles.ts';
import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../gateway/use-read.ts';
import { LoadingOrError } from '../parts/loading/loading-or-error.tsx';
import { PageHeader } from '../parts/layout/page-header.tsx';
import { useListQuery } from '../parts/lists/use-list-query.ts';
import { Screen } from '../shell/screen.tsx';
import { useSession } from '../shell/session.tsx';
import { useTexts } from '../text/use-language.ts';
import { PeopleMatrix } from './people-matrix.tsx';
import { RoleForm } from './role-form.tsx';
import { RoleMatrix } from './role-matrix.tsx';
import styles from './roles.module.css';
import { RolesSaveBar } from './roles-save-bar.tsx';
import { useRoleChanges } from './use-role-changes.ts';

export function RolesScreen() {
  const { roles: texts, shell } = useTexts();
  const { data, failure, retry } = useRead(listRoles, {});
  const editing = useRoleChanges(data?.data.roles ?? []);
  const { permissions } = useSession();
  const { filters, setFilters } = useListQuery(['by']);
  const isByPerson = filters.by === 'person' && holdsPermission(permissions, 'system:account:edit');
  const [edited, setEdited] = useState<Role | 'new'>();
  return (
    <Screen
      help={{ screen: 'roles' }}
      panes
      breadcrumbs={[{ label: shell.groups.settings }, { label: texts.title }]}
      footer={data && !isByPerson ? <RolesSaveBar roles={data.data.roles} editing={editing} /> : null}
    >
      <div className={styles.page}>
        <PageHeader title={texts.title} note={texts.note}>
          <Button icon={<ListPlus size={16} />} onClick={() => setEdited('new')}>
            {texts.newRole}
          </Button>
        </PageHeader>
        {holdsPermission(permissions, 'system:account:edit') ? (
          <Segmented
            className={styles.view ?? ''}
            aria-label={texts.title}
            value={isByPerson ? 'person' : 'right'}
            options={[
              { value: 'right', label: texts.byRight },
              { value: 'person', label: texts.byPerson },
            ]}
            onChange={(by) => setFilters({ by: by === 'person' ? by : undefined })}
          />
        ) : null}
        {data && isByPerson ? (
          <PeopleMatrix roles={data.data.roles} />
        ) : data ? (
          <RoleMatrix roles={data.data.roles} grantable={data.data.grantable} editing={editing} rename={setEdited} />
        ) : (
          <div className={styles.frame}>
            <LoadingOrError failure={failure} retry={retry} rows={14} />
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
