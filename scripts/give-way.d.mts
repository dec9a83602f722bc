export declare function giveWay(pid: number): void;
