import { BlockList, isIP } from 'node:net';

/** Networks that are no part of the internet, and what stands for one of them inside a longer address. */
const privateNetworks = (() => {
  const list = new BlockList();
  const four = [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '224.0.0.0/4',
    '240.0.0.0/4',
  ];
  const six = ['::/96', '64:ff9b::/96', '64:ff9b:1::/48', '2002::/16', 'fc00::/7', 'fe80::/10', 'ff00::/8'];
  for (const network of four) add(list, network, 'ipv4');
  for (const network of six) add(list, network, 'ipv6');
  return list;
})();

function add(list: BlockList, network: string, family: 'ipv4' | 'ipv6'): void {
  const [address = '', bits] = network.split('/');
  list.addSubnet(address, Number(bits), family);
}

/** Whether a name of a host is this machine's own. @param hostname - as `URL` says it */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}

/**
 * Whether a network address is private: of this machine, of a local network, or of no single machine.
 * @param address - in digits, with or without the brackets of `URL`; a name is none
 */
export function isPrivateAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '');
  const family = isIP(bare);
  return family !== 0 && privateNetworks.check(bare, family === 4 ? 'ipv4' : 'ipv6');
}
