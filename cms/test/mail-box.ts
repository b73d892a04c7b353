/** A mail server of this machine: takes letters as RFC 5321 says, and keeps them for a test to read. */
import { createServer, type Socket } from 'node:net';

export type Received = { to: string[]; text: string };
export type MailBox = {
  url: string;
  letters: Received[];
  /** What it answers from now on, such as `450 Later`, to a recipient or whatever is named; it takes everything when left out. */
  refuse: (answer?: string, to?: string) => void;
  close: () => Promise<void>;
};

export const openMailBox = async (): Promise<MailBox> => {
  const letters: Received[] = [];
  const sockets = new Set<Socket>();
  let refusal: { line: string; to: string } | undefined;

  const serve = (socket: Socket): void => {
    sockets.add(socket);
    let to: string[] = [];
    let body: string[] | undefined;
    let rest = '';
    const answer = (line: string) => socket.write(`${line}\r\n`);
    const take = (line: string): void => {
      if (body) {
        if (line !== '.') return void body.push(line.replace(/^\./, ''));
        letters.push({ to, text: body.join('\n') });
        [to, body] = [[], undefined];
        return void answer('250 Kept');
      }
      if (refusal && line.startsWith(refusal.to)) return void answer(refusal.line);
      const recipient = /^RCPT TO:<(.*)>/i.exec(line)?.[1];
      if (recipient !== undefined) to.push(recipient);
      if (/^DATA/i.test(line)) {
        body = [];
        return void answer('354 Go on');
      }
      answer(/^QUIT/i.test(line) ? '221 Bye' : '250 mail.school.example');
    };
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(take);
    });
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    answer('220 mail.school.example');
  };

  const server = createServer(serve);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    refuse: (line, to = 'RCPT TO') => {
      refusal = line === undefined ? undefined : { line, to };
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
};
