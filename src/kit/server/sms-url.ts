/** Where texts are sent: Twilio's Messages resource, or one like it. */
export interface SmsSettings {
  /** Without the account. */
  url: string;
  user: string;
  /** The gateway signs its calls to us with it too. */
  password: string;
  from: string;
}

/** Reads `https://USER:PASSWORD@host/path`. Throws an Error whose message continues the variable's name, without secrets. */
export function readSmsUrl(text: string): Omit<SmsSettings, 'from'> {
  const example = 'https://ACCOUNT:TOKEN@api.example.com/2010-04-01/Accounts/ACCOUNT/Messages.json';
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) {
    throw new Error(`must be the address of a text gateway such as ${example}`);
  }
  const url = new URL(text);
  const [user, password] = [decoded(url.username), decoded(url.password)];
  if (!user || !password) throw new Error(`must carry user and password: ${example}`);
  url.username = '';
  url.password = '';
  return { url: url.href, user, password };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Error('has a % in user or password that is not written as %25');
  }
}
