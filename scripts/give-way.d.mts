export function giveWay(pid: number): void;
