/**
 * Lets a process go on while its log cannot be written: its disk is full, or whoever read it is gone. Node would end the process
 * with the first line. What is written once there is room is in the log again.
 */
export function goOnWithoutLog() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
