/** Reads the browser's CPU profile of single tasks. */
export const milliseconds = (microseconds) => microseconds / 1_000;
export const toColumn = (number) => number.toFixed(1).padStart(6);

/** The profiler's samples: which function ran when. */
export function getSamples(events, pid) {
  const nodes = new Map();
  const samples = [];
  let time = events.find((event) => event.name === 'Profile' && event.pid === pid)?.args.data.startTime ?? 0;
  for (const { name, pid: of, args } of events) {
    if (name !== 'ProfileChunk' || of !== pid) continue;
    const { cpuProfile = {}, timeDeltas = [] } = args.data;
    for (const { id, callFrame, parent } of cpuProfile.nodes ?? []) nodes.set(id, { ...callFrame, parent });
    (cpuProfile.samples ?? []).forEach((id, index) => {
      time += timeDeltas[index] ?? 0;
      samples.push({ ts: time, spent: timeDeltas[index] ?? 0, node: nodes.get(id) });
    });
  }
  return { samples, nodes };
}

const getName = ({ functionName, url = '', lineNumber = -1, columnNumber = -1 }) =>
  `${functionName || '(anonymous)'}${url ? ` ${url.split('/').pop()}:${lineNumber + 1}:${columnNumber + 1}` : ''}`;

/** Functions by own time, and the calls that led to them, of one task. */
function summarizeWork({ samples, nodes }, task) {
  const own = new Map();
  const calls = { time: 0, by: new Map() };
  const share = task.time / milliseconds(task.end - task.ts);
  for (const { ts, spent, node } of samples) {
    if (!node || ts < task.ts || ts > task.end || node.functionName === '(idle)') continue;
    const time = milliseconds(spent) * share;
    own.set(getName(node), (own.get(getName(node)) ?? 0) + time);
    const path = [];
    for (let up = node; up; up = nodes.get(up.parent)) path.unshift(getName(up));
    let at = calls;
    for (const name of path) {
      if (!at.by.has(name)) at.by.set(name, { time: 0, by: new Map() });
      at = at.by.get(name);
      at.time += time;
    }
  }
  return { own: [...own].sort((a, b) => b[1] - a[1]).slice(0, 12), calls };
}

const largest = (by) => [...by].filter(([, { time }]) => time >= 1).sort((a, b) => b[1].time - a[1].time);

/** A call that only calls another is printed on the same line. */
function printCalls({ by }, depth = 0) {
  for (const [name, call] of largest(by)) {
    let names = name;
    let last = call;
    for (let [next] = largest(last.by); next && next[1].time > last.time - 0.5; [next] = largest(last.by)) {
      names = next[0];
      last = next[1];
    }
    console.log(
      `      ${toColumn(call.time)} ${'  '.repeat(depth)}${name}${names === name ? '' : ` … ${names}`}`,
    );
    printCalls(last, depth + 1);
  }
}

export function printTask(task, samples) {
  const { own, calls } = summarizeWork(samples, task);
  console.log(`\n    task at ${task.at.toFixed(0)} ms, ${task.time.toFixed(1)} ms of the thread; own time:`);
  for (const [name, time] of own) console.log(`      ${toColumn(time)} ${name}`);
  printCalls(calls);
}
