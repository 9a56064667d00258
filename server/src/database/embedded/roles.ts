/** The roles of the embedded PostgreSQL, which are without passwords: only its user can reach the socket. */
export const superuser = 'postgres';

/** The server's role, which is no superuser, and its database. */
export const applicationRole = 'site';
