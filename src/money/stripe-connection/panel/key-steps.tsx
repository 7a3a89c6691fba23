/** Where the key is at Stripe. */
export function KeySteps() {
  return (
    <>
      <ol className="grid list-decimal gap-1.5 pl-5">
        <li>
          Open your{' '}
          <a
            href="https://dashboard.stripe.com/apikeys"
            target="_blank"
            rel="noreferrer"
            className="text-link underline"
          >
            API keys at Stripe
          </a>
          . New there? Create an account first; it takes a few minutes.
        </li>
        <li>Reveal the secret key, which begins with sk_live_, and copy it.</li>
        <li>Paste it here. We set up the rest at Stripe.</li>
      </ol>
      <p className="rounded-input bg-accent-wash px-3 py-2">
        To try it first, paste the key of a sandbox, which begins with sk_test_. Only test cards work then,
        and no money moves.
      </p>
    </>
  );
}
