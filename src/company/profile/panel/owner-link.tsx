import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ownerCalls } from '#kit/access/owner-calls.ts';
import { mayCall, sessionQuery } from '#kit/panel/api/session-query.ts';

interface OwnerLinkProps {
  /** The call that an owner can make there. */
  call: (typeof ownerCalls)[number];
  to: string;
  /** For everybody else: whom to ask for what. */
  otherwise: string;
  className?: string;
  children: ReactNode;
}

/** The way to what only owners may set up. */
export function OwnerLink({
  call,
  to,
  otherwise,
  className = 'text-link underline',
  children,
}: OwnerLinkProps) {
  const { data: user } = useQuery(sessionQuery);
  return user && mayCall(user, call) ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    otherwise
  );
}
