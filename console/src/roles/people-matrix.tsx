import { listAccounts } from 'contract/console/accounts.ts';
import type { Role } from 'contract/console/roles.ts';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useRead } from '../gateway/use-read.ts';
import { Empty } from '../parts/loading/empty.tsx';
import { LoadingOrError } from '../parts/loading/loading-or-error.tsx';
import { Pagination, paginationDefaults } from '../parts/lists/pagination.tsx';
import visuallyHidden from '../parts/visually-hidden.module.css';
import { useLocale, useTexts } from '../text/use-language.ts';
import styles from './roles.module.css';

/** Rows are people, columns are roles: who may do what because of which role. */
export function PeopleMatrix({ roles }: { roles: readonly Role[] }) {
  const { roles: texts, accounts, parts } = useTexts();
  const locale = useLocale();
  const [{ page, limit }, setPage] = useState<{ page: number; limit: number }>(paginationDefaults);
  const { data, failure, retry } = useRead(listAccounts, { page: page - 1, size: limit });
  if (data === undefined)
    return (
      <div className={styles.frame}>
        <LoadingOrError failure={failure} retry={retry} />
      </div>
    );
  if (data.content.length === 0) return <Empty title={accounts.empty} />;
  return (
    <>
      <table className={styles.rights} aria-label={texts.byPerson}>
        <thead>
          <tr>
            <th scope="col">{texts.person}</th>
            {roles.map(({ key, name }) => (
              <th scope="col" key={key}>
                <b>{name[locale]}</b>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.content.map((account) => (
            <tr key={account.id}>
              <th scope="row">
                <Link to={`/accounts?text=${encodeURIComponent(account.login)}`}>{account.name}</Link>
                <code>{account.login}</code>
                {account.state === 'disabled' ? <small> · {accounts.disabled}</small> : null}
              </th>
              {roles.map(({ key }) => (
                <td key={key}>
                  {account.roles.includes(key) ? (
                    <>
                      <Check size={16} aria-hidden="true" />
                      <span className={visuallyHidden.text}>{parts.yes}</span>
                    </>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.pages}>
        <Pagination
          page={page}
          limit={limit}
          total={data.totalElements}
          onChange={(chosen, size) => setPage({ page: chosen, limit: size })}
        />
      </div>
    </>
  );
}
