/** Whether the process is alive, under the name that most launchers ask for; `readyz` says more. @requirement O8 */
export { default } from './livez';
