/** The timers at load time. A lease has the time of its server, also while a test has replaced the timers of the process. */
export const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
